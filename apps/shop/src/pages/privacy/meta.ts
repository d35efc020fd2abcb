import type { PageMeta } from '../../lib/page-meta';
import { text } from './text';

export const meta: PageMeta = { path: '/privacy', ...text.meta };
