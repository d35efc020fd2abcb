import type { TopLayout } from '@app/contracts';
import type { ReactNode } from 'react';

/** The template of a top's basin, if its maker has one. */
export const templateRow = (layout: TopLayout | null | undefined): [label: string, value: ReactNode] => {
  const template = layout?.basin?.template;
  return [
    'Template',
    template && (
      <a key="template" href={template} download className="text-chalk underline">
        Download (PDF)
      </a>
    ),
  ];
};
