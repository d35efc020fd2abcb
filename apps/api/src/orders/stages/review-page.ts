import { type OutsideLink, siteContent } from '@app/content';
import type { AppConfig } from '../../config/app-config';

/** Where customers are asked to review us; null: the owner has not said, and nobody is asked. */
export function reviewPageOf({ appEnv }: Pick<AppConfig, 'appEnv'>): OutsideLink | null {
  const { url, name, isSample } = siteContent.reviewPage;
  return url && (appEnv === 'demo' || !isSample) ? { name, url } : null;
}
