import { Environment, EnvironmentError } from '@app/web-server';

/** All that the mailbox wants to know of its surroundings; nothing else reads the environment. */
export interface MailboxConfig {
  host: string;
  webPort: number;
  smtpPort: number;
  logLevel: string;
  /** The folder of the mails. */
  dataFolder: string;
  /** How many mails are kept: the newest. */
  kept: number;
  controlKey: string;
}

export function readMailboxConfig(variables: NodeJS.ProcessEnv): MailboxConfig {
  const environment = new Environment(variables);
  const isDemo = environment.isDemo();
  // A shop that took this for a mail server would write to nobody.
  if (variables.APP_ENV !== 'demo') {
    throw new EnvironmentError([
      'The mailbox delivers no mail, so it runs with APP_ENV=demo only (without APP_ENV it is production).',
    ]);
  }
  const config: MailboxConfig = {
    host: environment.host(isDemo),
    webPort: environment.port('MAIL_WEB_PORT', 8025),
    smtpPort: environment.port('MAIL_SMTP_PORT', 1025),
    logLevel: environment.logLevel(isDemo),
    dataFolder: variables.MAILBOX_DATA || '.data/mail',
    kept: environment.wholeNumber('MAILBOX_KEPT', { fallback: 2_000, min: 1, max: 100_000 }),
    controlKey: variables.MAILBOX_CONTROL_KEY || 'mailbox-control',
  };
  environment.check();
  return config;
}
