/** A number of things in words. */
export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? one : many}`;

/** As people say it; of the time of day all that tells two mails apart. */
export const timeInWords = (iso: string): string =>
  new Date(iso).toLocaleString('en-GB', {
    timeZone: 'Europe/London',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });

export const sizeInWords = (bytes: number): string =>
  bytes < 1024
    ? counted(bytes, 'byte')
    : bytes < 1024 * 1024
      ? `${Math.round(bytes / 1024)} kB`
      : `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** A subject may be missing, and must be pressed all the same. */
export const subjectInWords = (subject: string): string => subject.trim() || '(no subject)';
