/** `POST /api/login` (specification §3 'Admin login input'). */
export interface LoginRequest {
  email: string;
  password: string;
}

/** Longer passwords are refused before anything is computed from them. */
export const longestPassword = 256;
