import type { AuditEntryResponse } from '@app/contracts';

const cataloguePaths: Readonly<Partial<Record<string, string>>> = {
  material: '/materials',
  color: '/colors',
  'sink-type': '/sink-types',
  thickness: '/thicknesses',
  cutout: '/cutouts',
  basin: '/basins',
};

/** Path within the admin; null where the subject has no page, or is gone. */
export function subjectHref({
  subject,
  after,
}: Pick<AuditEntryResponse, 'subject' | 'after'>): string | null {
  const { kind, id } = subject;
  const page = cataloguePaths[kind];
  if (page) return after && `${page}?item=${encodeURIComponent(id)}`;
  if (kind === 'contact-inquiry' || kind === 'trade-inquiry')
    return `/inquiries?item=${kind.replace('-inquiry', '')}-${encodeURIComponent(id)}`;
  if (kind === 'mail') return `/mails?item=${encodeURIComponent(id)}`;
  if (kind === 'task') return '/today';
  if (kind === 'company') return '/company';
  if (kind === 'making-rules') return '/making';
  if (kind === 'trade-customer' || kind === 'trade-rules') return '/trade';
  if (kind === 'user' || kind === 'account') return '/users';
  return kind === 'quote' ? `~/quote/${encodeURIComponent(id)}` : null;
}
