/** `POST /api/login` (specification §3 'Admin login input'). */
export interface LoginRequest {
  email: string;
  password: string;
  /** Of the second factor: six digits, or a recovery code. Asked for by `auth/code-needed`. */
  code?: string;
}

/** Longer passwords are refused before anything is computed from them. */
export const maxPasswordLength = 256;
