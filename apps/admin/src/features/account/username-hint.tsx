/** Tells password managers whose password it is; people see it above. */
export const UsernameHint = ({ email }: { email: string }) => (
  <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
);
