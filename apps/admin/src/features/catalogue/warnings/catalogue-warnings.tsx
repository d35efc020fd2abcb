import {
  type AdminMaterial,
  type CatalogueKind,
  type CatalogueWarning,
  paths,
  type SaveMaterialRequest,
} from '@app/contracts';
import { Button, showToast } from '@app/ui';
import { apiMutation, optionalData } from '@app/web-client';
import { TriangleAlert } from 'lucide-react';
import { Link } from 'wouter';
import { apiText, useAdminMutation, useAdminQuery } from '../../../lib/api';
import { pounds } from '../../../lib/format-text';
import { belongsToList, fixHref, warningText } from './warning-text';

/** Catalogue problems that visitors would run into. */
export function CatalogueWarnings({ list }: { list: CatalogueKind }) {
  const all = optionalData(useAdminQuery<CatalogueWarning[]>(paths.catalogueWarnings));
  const warnings = all?.filter((warning) => belongsToList(warning, list)) ?? [];
  if (warnings.length === 0) return null;
  return (
    <ul aria-label={text.label} className="mb-4 grid gap-px overflow-hidden rounded-3 bg-line">
      {warnings.map((warning) => (
        <li
          key={`${warning.code} ${warning.id}`}
          className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-warn-tint py-1.5 pr-2 pl-3.5 text-small"
        >
          <TriangleAlert className="size-4 flex-none text-warn" strokeWidth={1.75} />
          <span className="min-w-50 flex-1 [overflow-wrap:anywhere] text-ink">
            {warningText(warning).message}
          </span>
          <Fix warning={warning} />
        </li>
      ))}
    </ul>
  );
}

function Fix({ warning }: { warning: CatalogueWarning }) {
  const { suggestion, id } = warning;
  return (
    <span className="flex items-center gap-1 max-wide:ml-5">
      {suggestion !== null && id !== null && <UseSuggestion id={id} price={suggestion} />}
      <Link
        href={fixHref(warning)}
        className="inline-flex min-h-11 items-center px-2 font-label text-chalk underline-offset-3 hover:underline wide:min-h-8.5"
      >
        {warningText(warning).fix}
      </Link>
    </span>
  );
}

/** Sets the base price to that of the cheapest active colour (D6). */
function UseSuggestion({ id, price }: { id: number; price: string }) {
  const applySuggestion = useAdminMutation({
    invalidates: ['catalogue'],
    mutationFn: () => {
      const change: Partial<SaveMaterialRequest> = { basePrice: price };
      return apiMutation<AdminMaterial>('PUT', paths.adminItem('materials', id), change);
    },
    failure: apiText.updateFailed,
    onSuccess: () => showToast({ title: text.used, tone: 'ok' }),
  });
  return (
    <Button isPending={applySuggestion.isPending} onClick={() => applySuggestion.mutate()}>
      {text.use(price)}
    </Button>
  );
}

const text = {
  label: 'Please check',
  use: (price: string) => `Use ${pounds(price)}`,
  used: 'Changes saved',
} as const;
