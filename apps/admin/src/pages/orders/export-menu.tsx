import { paths } from '@app/contracts';
import { Button, Menu, MenuHeading, MenuItem } from '@app/ui';
import { Download } from 'lucide-react';
import { useRole } from '../../lib/session/session';
import { useUrlState } from '../../lib/url/use-url-state';
import { text } from './text';

/** The filtered list as a file: a plain download, which the browser shows the progress of. @param filters of the list besides */
export function ExportMenu({ filters }: { filters: readonly string[] }) {
  const url = useUrlState();
  const role = useRole();
  const download = (format: 'csv' | 'xlsx') => {
    const query = url.pick(['search', 'status', 'sort', ...filters]).toString();
    const link = document.createElement('a');
    link.href = paths.adminQuotesExport(format) + (query && `?${query}`);
    link.download = '';
    link.click();
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
