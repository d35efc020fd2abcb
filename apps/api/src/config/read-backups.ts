import type { S3Settings } from './read-storage';
import {
  optionalUrl,
  text,
  wholeNumber,
  withPassword,
  type ReadVariable,
  type VariableParser,
} from '@app/server';

export interface TimeOfDay {
  hour: number;
  minute: number;
}

export const readBackups = (read: ReadVariable, { isDemo }: { isDemo: boolean }) => ({
  /** London time; null: never. Production has to decide against backups explicitly. */
  at: read('BACKUP_AT', timeOfDay(isDemo ? 'off' : '02:30')),
  /** Days for which a backup is kept. */
  kept: read('BACKUPS_KEPT', wholeNumber({ min: 1, max: 3_650, defaultValue: 14 })),
  /** A bucket for copies; null: only on this disk. */
  bucket: read('BACKUP_BUCKET_URL', bucketUrl),
  /** An otherwise unused database into which `backup test` restores. Secret, as it may contain a password. */
  restoreTestUrl:
    withPassword(
      read('RESTORE_TEST_DATABASE_URL', optionalUrl(['postgres:', 'postgresql:'])),
      read('DATABASE_PASSWORD', text('')),
    ) ?? null,
});

const bucketUrl: VariableParser<S3Settings | null> = (given) => {
  if (given === undefined) return { value: null };
  const problem = 'must be such as https://KEY:SECRET@s3.eu-west-2.amazonaws.com/BUCKET?region=eu-west-2';
  if (!URL.canParse(given)) return { problem };
  const { protocol, host, username, password, pathname, searchParams } = new URL(given);
  const [, bucket] = /^\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])$/.exec(pathname) ?? [];
  if (!/^https?:$/.test(protocol) || !username || !password || !bucket) return { problem };
  return {
    value: {
      kind: 's3',
      endpoint: `${protocol}//${host}`,
      bucket,
      region: searchParams.get('region') ?? 'us-east-1',
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
    },
  };
};

const timeOfDay =
  (defaultValue: string): VariableParser<TimeOfDay | null> =>
  (given = defaultValue) => {
    if (given === 'off') return { value: null };
    const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(given) ?? [];
    return hour && minute
      ? { value: { hour: Number(hour), minute: Number(minute) } }
      : { problem: 'must be a time of day such as 02:30, or off' };
  };
