interface TitleAndText {
  title: string;
  text: string;
}

const failing = 'It failed five times in a row. The System page shows what failed and why.';

const keptMails = 'No email goes out. All of them wait, and go out once this is corrected.';

const alertTexts = {
  'payments-failing': {
    title: 'Find out why payments cannot be checked',
    text: `${failing} Their customers may have paid, and nothing here shows it.`,
  },
  'refunds-failing': {
    title: 'Find out why refunds cannot be carried out',
    text: `${failing} The money may have gone back already: look at the card provider’s before anything is sent.`,
  },
  'mails-failing': { title: 'Find out why emails cannot be written', text: failing },
  'outbox-failing': { title: 'Find out why work outside the shop is not done', text: failing },
  'card-provider-away': {
    title: 'See why the card provider does not answer',
    text: 'For a quarter of an hour it has not. Payments and refunds wait, and nothing is lost.',
  },
  'card-provider-blocks': {
    title: 'Ask the card provider why its firewall turns the shop away',
    text: 'For a quarter of an hour it has turned away what the shop asks for (HTTP 403). Our key may be in order: tell the provider the address of this server.',
  },
  'card-provider-sandbox': {
    title: 'Enter the key of the account that takes real money',
    text: 'The key is that of a sandbox account, which takes test cards alone, so no deposit can be paid. For a rehearsal with test cards set REHEARSAL to on.',
  },
  'card-provider-not-sandbox': {
    title: 'End the rehearsal, or enter the key of a sandbox account',
    text: 'A rehearsal is declared (REHEARSAL), and the key is that of an account that takes real money, so no deposit can be paid.',
  },
  'card-provider-refuses': {
    title: 'Renew the key of the card provider',
    text: 'For a quarter of an hour it has refused our key, or what the key asks for. Until it takes it, deposits or refunds do not go through.',
  },
  'mail-login-rejected': {
    title: 'Correct the login of the mail server',
    text: `It rejects our user name or password (SMTP_URL). ${keptMails}`,
  },
  'mail-certificate-rejected': {
    title: 'See to the certificate of the mail server',
    text: `It is for another host than SMTP_URL names, has expired or is not trusted, so no password was sent. ${keptMails}`,
  },
  'mail-all-rejected': {
    title: 'Find out why the mail server accepts no email from us',
    text: `It lets us in and rejects every email, to any address: a limit, a block, or a sender (Settings, Company) that is not ours there. ${keptMails}`,
  },
  'mail-server-unreachable': {
    title: 'See why the mail server cannot be reached',
    text: 'For a quarter of an hour there has been no connection. Emails wait for up to 72 hours.',
  },
} as const satisfies Record<string, TitleAndText>;

/** The alert's code. */
export type AlertKind = keyof typeof alertTexts;
const alertKinds = Object.keys(alertTexts) as AlertKind[];

/** The alert in words; an unknown code is shown as it is. */
export const alertText = (reason: string): TitleAndText =>
  alertKinds.includes(reason as AlertKind)
    ? alertTexts[reason as AlertKind]
    : { title: 'See what does not work', text: `Recorded as: ${reason}.` };
