import { deletedFilter, paths, quoteStatuses } from '@app/contracts';
import { Button, Menu, MenuHeading, MenuItem } from '@app/ui';
import { Download } from 'lucide-react';
import { useRole } from '../../lib/session/session';
import { useUrlState } from '../../lib/use-url-state';
import { text } from './text';
import { startDownload } from '../../lib/files/start-download';

const filters = ['search', 'sort', 'payment', 'job', 'from', 'to'] as const;
const statuses: readonly string[] = [...quoteStatuses, deletedFilter];

/** Exports all quotes, ordered or not, with those filters that apply to quotes. */
export function ExportMenu() {
  const url = useUrlState();
  const role = useRole();
  const download = (format: 'csv' | 'xlsx') => {
    const status = url.get('status') ?? '';
    const query = url.pick(filters, statuses.includes(status) ? { status } : undefined).toString();
    startDownload(paths.adminQuotesExport(format) + (query && `?${query}`));
  };
  if (role !== 'owner') return null;
  return (
    <Menu label={text.export} trigger={<Button icon={Download}>{text.export}</Button>}>
      <MenuHeading>{text.exportHeading}</MenuHeading>
      <MenuItem onChoose={() => download('csv')}>{text.exportCsv}</MenuItem>
      <MenuItem onChoose={() => download('xlsx')}>{text.exportExcel}</MenuItem>
    </Menu>
  );
}
