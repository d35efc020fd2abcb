import { setCompany } from '@app/content';
import { type CompanySettings, paths } from '@app/contracts';
import { showToast } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { Undo2 } from 'lucide-react';
import { useAdminMutation } from '../../lib/api';
import { ButtonWithConfirmation } from '../../lib/controls';

const text = {
  undo: 'Undo',
  title: 'Undo the last change?',
  detail: 'Pages, emails and documents show what was there before.',
  done: 'Change undone',
  failed: 'Failed to undo.',
} as const;

export function UndoCompany({ version }: Pick<CompanySettings, 'version'>) {
  const undo = useAdminMutation({
    mutationFn: () => apiMutation<CompanySettings>('POST', paths.undoCompany, { version }),
    invalidates: ['company', 'orders'],
    failure: text.failed,
    onSuccess: ({ company }) => {
      setCompany(company);
      showToast({ title: text.done, tone: 'ok' });
    },
  });
  return (
    <ButtonWithConfirmation
      icon={Undo2}
      label={text.undo}
      title={text.title}
      description={text.detail}
      isDanger={false}
      mutation={undo}
    />
  );
}
