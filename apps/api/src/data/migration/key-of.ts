import type { PreviewItem } from './catalogue-item';

/** Names a row of Preview in a choice: rows that Live takes for one have one key. */
export const keyOf = ({ kind, material, name }: Pick<PreviewItem, 'kind' | 'material' | 'name'>): string =>
  [kind, ...(material === null ? [] : [material]), name]
    .map((part) => encodeURIComponent(part.toLowerCase()))
    .join('/');
