/** The account that the demo announces (D40). In production neither it nor its password works. */
export const demoAdmin = {
  firstName: 'Alison',
  email: 'admin@example.com',
  password: 'vanity-top-dev',
};
