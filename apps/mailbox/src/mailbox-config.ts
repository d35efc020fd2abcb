import {
  ConfigError,
  logLevel,
  port,
  readProcess,
  readSettings,
  text,
  wholeNumber,
  type Environment,
} from '@app/server';

/** All settings of the mailbox; nothing else reads the environment. */
export interface MailboxConfig {
  host: string;
  webPort: number;
  smtpPort: number;
  logLevel: string;
  dataFolder: string;
  /** The number of mails kept: the newest. */
  kept: number;
  controlKey: string;
}

export function readMailboxConfig(env: Environment): MailboxConfig {
  // Not in production: a shop that mistook this for a mail server would reach nobody.
  if (env.APP_ENV !== 'demo')
    throw new ConfigError([
      'The mailbox delivers no mail, so it runs with APP_ENV=demo only (without APP_ENV it is production).',
    ]);
  return readSettings(env, (read) => ({
    host: readProcess(read).host,
    webPort: read('MAIL_WEB_PORT', port(8025)),
    smtpPort: read('MAIL_SMTP_PORT', port(1025)),
    logLevel: read('LOG_LEVEL', logLevel(true)),
    dataFolder: read('MAILBOX_DATA', text('.data/mail')),
    kept: read('MAILBOX_KEPT', wholeNumber({ min: 1, max: 100_000, defaultValue: 2_000 })),
    controlKey: read('MAILBOX_CONTROL_KEY', text('mailbox-control')),
  }));
}
