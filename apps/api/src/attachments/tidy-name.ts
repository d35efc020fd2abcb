import { attachmentLimits } from '@app/contracts';

/** What would end a line, hide, or turn the direction of what follows. */
const unfit = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;
const visible = /[^\s\p{Cf}]/u;

/** What a file is called, as one line of text to be shown. It is never used as a path. */
export function tidyName(name: string | undefined): string {
  const last = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  const letters = [...last.replace(unfit, '').trim()];
  const tidy = letters.slice(0, attachmentLimits.name).join('').trim();
  return visible.test(tidy) ? tidy : 'File';
}
