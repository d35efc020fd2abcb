import type { CurrentUserResponse } from '@app/contracts';

/** Quoted from specification §2, §5 and §8 where they have a text. */
export const text = {
  loading: 'Loading admin panel...',
  title: 'Admin Access Required',
  lede: 'You need administrator privileges to access this area.',
  signedIn: ({ firstName, email }: CurrentUserResponse) =>
    firstName ? `Signed in as ${firstName}, ${email}.` : `Signed in as ${email}.`,
  changePassword: 'Change your password',
  reveal: 'Login as Admin',
  home: 'Return Home',

  loginTitle: 'Admin Login',
  loginLede: 'Enter your admin credentials to continue.',
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
  forgottenLede: 'Enter the e-mail address of your account. We mail you a link.',
  sendLink: 'Send the link',
  sendingLink: 'Sending...',
  linkSent: 'If this address has an account, a link is on its way. It works for one hour.',
  linkFailed: 'The link could not be sent',
  toPassword: 'Back to the login',

  code: 'Code',
  codeLede: 'Enter the six digits that your authenticator app shows.',
  recoveryCode: 'Recovery code',
  recoveryLede: 'Each of your recovery codes works once.',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use the authenticator app',
  missingCode: 'Please enter the code',

  factorTitle: 'One step more',
  factorLede: 'Admins need a second factor here. Set yours up to go on.',

  invitationTitle: 'Welcome',
  resetTitle: 'A new password',
  invitedAs: (firstName: string, email: string) =>
    `${firstName}, choose a password for ${email}. You sign in with both.`,
  resetFor: (firstName: string, email: string) => `${firstName}, choose a new password for ${email}.`,
  newPassword: 'New password',
  passwordRule: (min: number) => `At least ${min} characters. A few words in a row are easy to remember.`,
  passwordTooShort: (min: number) => `Please choose at least ${min} characters`,
  accept: 'Set password',
  accepting: 'Saving...',
  acceptFailed: 'The password could not be saved',
  accepted: 'Your password is set.',
  acceptedDetail: 'You can sign in now.',
  toLogin: 'Go to the login',
  invitationGone: 'This link cannot be used',
  invitationUnknown: 'It could not be looked up. Please try again.',
  retry: 'Try again',
} as const;
