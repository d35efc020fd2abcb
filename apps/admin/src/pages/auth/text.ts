import type { CurrentUserResponse } from '@app/contracts';

/** Quoted from specification §2, §5 and §8 where they have a text. */
export const text = {
  loading: 'Loading admin panel...',
  title: 'Admin Access Required',
  intro: 'You need administrator privileges to access this area.',
  signedIn: ({ firstName, email }: CurrentUserResponse) =>
    firstName ? `Signed in as ${firstName}, ${email}.` : `Signed in as ${email}.`,
  changePassword: 'Change your password',
  reveal: 'Login as Admin',
  home: 'Return Home',

  loginTitle: 'Admin Login',
  loginIntro: 'Enter your admin credentials to continue.',
  email: 'Email',
  password: 'Password',
  login: 'Login',
  loggingIn: 'Logging in...',
  cancel: 'Cancel',
  invalidEmail: 'Please enter a valid email',
  missingPassword: 'Password is required',
  failed: 'Login failed',

  forgotten: 'Forgot your password?',
  forgottenTitle: 'Choose a new password',
  forgottenIntro: 'Enter your email address and we will send you a link.',
  sendLink: 'Send the link',
  sendingLink: 'Sending...',
  linkSent: 'If there is an account with this address, we have sent a link. It works for one hour.',
  linkFailed: 'The link could not be sent',
  toPassword: 'Back to login',

  code: 'Code',
  codeIntro: 'Enter the six-digit code from your authenticator app.',
  recoveryCode: 'Recovery code',
  recoveryIntro: 'Each recovery code works once.',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  missingCode: 'Please enter the code',

  factorTitle: 'Set up two-step sign-in',
  factorIntro: 'All admins need two-step sign-in. Please set it up to continue.',

  invitationTitle: 'Welcome',
  resetTitle: 'Choose a new password',
  invitedAs: (firstName: string, email: string) =>
    `${firstName}, choose a password for ${email}. You sign in with this email address and password.`,
  resetFor: (firstName: string, email: string) => `${firstName}, choose a new password for ${email}.`,
  newPassword: 'New password',
  passwordRule: (min: number) => `At least ${min} characters. A few words in a row are easy to remember.`,
  passwordTooShort: (min: number) => `Please choose at least ${min} characters`,
  accept: 'Set password',
  accepting: 'Saving...',
  acceptFailed: 'The password could not be saved',
  accepted: 'Your password is set.',
  acceptedDetail: 'You can sign in now.',
  toLogin: 'Go to login',
  linkInvalid: 'This link cannot be used',
  invitationLoadFailed: 'The link could not be checked. Please try again.',
  retry: 'Try again',
} as const;
