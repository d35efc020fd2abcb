/** Staff ask for the balance once the sizes are agreed, and name a day (decision 73). */
export const balanceDueWords =
  'Once the sizes are agreed we set the day by which it is due, and send you a mail that says so.';
