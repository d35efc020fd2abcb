import type { StaffRole } from '../../auth/current-user';

/** A user account as admins see it; never with a hash or secret. */
export interface AdminUser {
  id: number;
  firstName: string;
  email: string;
  isAdmin: boolean;
  /** Permissions of an admin; null: none. */
  role: StaffRole | null;
  /** `invited`: no password set yet. */
  state: 'invited' | 'active' | 'disabled';
  hasSecondFactor: boolean;
  lastSignInAt: string | null;
  createdAt: string;
  /** The signed-in user. */
  isSelf: boolean;
}

export interface InviteUserRequest {
  firstName: string;
  email: string;
  isAdmin: boolean;
  /** Absent: no permissions yet. */
  role?: StaffRole;
}

/** `PUT /api/admin/users/{id}`; absent fields stay. */
export interface ChangeUserRequest {
  firstName?: string;
  isAdmin?: boolean;
  role?: StaffRole;
  isActive?: boolean;
}

/** `POST /api/password-resets`: the answer is the same whether or not the address has an account. */
export interface PasswordResetRequest {
  email: string;
}

/** `POST /api/invitations`: the user of a link. The token is in the body, because URLs are logged. */
export interface InvitationRequest {
  token: string;
}
export interface InvitationResponse {
  firstName: string;
  email: string;
  /** The user had a password before, and forgot it. */
  isReset: boolean;
}

/** `POST /api/invitations/accept`. */
export interface AcceptInvitationRequest extends InvitationRequest {
  password: string;
}

/** `GET /api/admin/account`. */
export interface AccountResponse {
  firstName: string;
  email: string;
  hasSecondFactor: boolean;
  recoveryCodesLeft: number;
}

/** `GET /api/admin/account/sessions`: the user's sessions. `DELETE` ends all others, or the one with an id. */
export interface OwnSession {
  /** Not the session token. */
  id: string;
  startedAt: string;
  /** Last use, to the minute. */
  usedAt: string;
  /** 'Firefox on Linux'; null: unknown. */
  browser: string | null;
  /** The current session. */
  isThis: boolean;
}

/** `POST /api/admin/account/second-factor`: begins the set-up, which a code must confirm. */
export interface BeginSecondFactorRequest {
  password: string;
}
export interface BeginSecondFactorResponse {
  /** Base32, to type in by hand. */
  secret: string;
  /** `otpauth://totp/…`, the content of the QR code. */
  uri: string;
  /** QR code as SVG path data in a box of `size` × `size`. */
  qr: { path: string; size: number };
}

/** `POST /api/admin/account/second-factor/confirm`. */
export interface ConfirmSecondFactorRequest {
  code: string;
}
/** Shown once; each code can be used once. */
export interface RecoveryCodesResponse {
  recoveryCodes: string[];
}

/** `POST …/second-factor/remove` and `…/recovery-codes`: password and code again. */
export interface ProveSecondFactorRequest {
  password: string;
  /** Six digits, or a recovery code. */
  code: string;
}

/** `POST /api/admin/account/password`: changes the password and ends all other sessions. */
export interface ChangePasswordRequest {
  password: string;
  newPassword: string;
}

/** Characters of a new password; any characters are allowed. */
export const newPasswordLengths = { min: 12, max: 256 } as const;
