/** Settings that would let a test reach somebody's real services, or be reached under another address. */
const ofTheDeveloper = [
  'DATABASE_URL',
  'DATABASE_PASSWORD',
  'REDIS_URL',
  'REDIS_PASSWORD',
  'SMTP_URL',
  'MAIL_FROM',
  'TEAM_EMAIL',
  'MAIL_REPLY_ADDRESS',
  'INBOUND_MAIL_SECRET',
  'PUBLIC_URL',
  'REHEARSAL',
  'API_URL',
  'ADMIN_URL',
  'POSTCODES_API_URL',
  'HOST',
  'STORAGE_FOLDER',
  'BACKUP_FOLDER',
  'BACKUP_AT',
  'BACKUP_BUCKET_URL',
  'RESTORE_TEST_DATABASE_URL',
  'PREVIEW_EXPORT_FILE',
];

/** The environment of a product that tests start: the demo, with services of its own. */
export const demoEnvironment = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) => !ofTheDeveloper.includes(name) && !/^(?:SUMUP|MAILBOX|S3)_/.test(name),
    ),
  ),
  APP_ENV: 'demo',
});
