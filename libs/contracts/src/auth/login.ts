/** `POST /api/login` (specification §3 'Admin login input'). */
export interface LoginRequest {
  email: string;
  password: string;
  /** Second factor: six digits or a recovery code; required after `auth/code-needed`. */
  code?: string;
}

/** Longer passwords are refused without hashing them. */
export const maxPasswordInputLength = 256;
