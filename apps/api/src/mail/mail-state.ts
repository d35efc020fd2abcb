/**
 * `waiting`: to be sent, or to be tried again. `sent`: the mail server has taken it. `failed`: given up; staff have a
 * task. `withheld`: when its turn came, it was not to be sent any more.
 */
export const mailStates = ['waiting', 'sent', 'failed', 'withheld'] as const;
export type MailState = (typeof mailStates)[number];
