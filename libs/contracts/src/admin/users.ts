import type { StaffRole } from '../auth/current-user';

/** Somebody who may sign in, as other admins see them. Never a hash or a secret. */
export interface AdminUser {
  id: number;
  firstName: string;
  email: string;
  isAdmin: boolean;
  /** How far an admin's rights go; null: they have none. */
  role: StaffRole | null;
  /** Invited: has not set a password yet. */
  state: 'invited' | 'active' | 'disabled';
  hasSecondFactor: boolean;
  lastSignInAt: string | null;
  createdAt: string;
  /** The one who asks. */
  isSelf: boolean;
}

export interface InviteUserRequest {
  firstName: string;
  email: string;
  isAdmin: boolean;
  /** Absent: no rights yet. */
  role?: StaffRole;
}

/** `PUT /api/admin/users/{id}`; what is left out stays. */
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

/** `POST /api/invitations`: whose link it is. The token is in the body, because addresses are logged on the way. */
export interface InvitationRequest {
  token: string;
}
export interface InvitationResponse {
  firstName: string;
  email: string;
  /** The account has a password, which was forgotten. */
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

/** `GET /api/admin/account/sessions`: where one is signed in. `DELETE` ends all others, with an id one of them. */
export interface OwnSession {
  /** It opens nothing. */
  id: string;
  startedAt: string;
  /** To the minute. */
  usedAt: string;
  /** 'Firefox on Linux'; null: not known. */
  browser: string | null;
  /** The one that asks. */
  isThis: boolean;
}

/** `POST /api/admin/account/second-factor`: begins; nothing is in force until a code has confirmed it. */
export interface BeginSecondFactorRequest {
  password: string;
}
export interface BeginSecondFactorResponse {
  /** Base32, for typing. */
  secret: string;
  /** `otpauth://totp/…`, for the square code. */
  uri: string;
  /** The square code as SVG path data in a box of `size` × `size`. */
  qr: { path: string; size: number };
}

/** `POST /api/admin/account/second-factor/confirm`. */
export interface ConfirmSecondFactorRequest {
  code: string;
}
/** Shown once: each signs in once in place of a code. */
export interface RecoveryCodesResponse {
  recoveryCodes: string[];
}

/** `POST …/second-factor/remove` and `…/recovery-codes`: the password and a code, as at signing in. */
export interface ProveSecondFactorRequest {
  password: string;
  /** Six digits, or a recovery code. */
  code: string;
}

/** `POST /api/admin/account/password`: ends every other session. */
export interface ChangePasswordRequest {
  password: string;
  newPassword: string;
}

/** Characters of a new password; there are no rules about kinds of characters. */
export const passwordLengths = { min: 12, max: 256 } as const;
