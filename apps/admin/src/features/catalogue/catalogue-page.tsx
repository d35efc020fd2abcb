import type { AdminItems, CatalogueKind, PricedKind } from '@app/contracts';
import { cx, Select, type SelectOption } from '@app/ui';
import type { ComponentProps, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { AdminList } from '../../lib/api';
import {
  AdminPage,
  chipsOf,
  FailedState,
  FilterBar,
  FilterChips,
  SidePanel,
  Skeletons,
} from '../../lib/page';
import { newItem, useOpenItem, useUrlState } from '../../lib/use-url-state';
import { DeletedItemPanel, ItemPanel, type ItemPanelContent } from './item-panel';
import { PriceChanges } from './price-change/price-changes';
import { text } from './text';
import { useOpenRow } from './use-open-row';
import { CatalogueWarnings } from './warnings/catalogue-warnings';

interface CataloguePageProps<K extends CatalogueKind, Fields extends FieldValues> extends ItemPanelContent<
  K,
  Fields
> {
  list: AdminList<AdminItems[K]>;
  sorts?: readonly SelectOption[];
  /** Default: only on phones, where columns have no headers. */
  isSortAlwaysShown?: boolean;
  /** Where price changes start. */
  priceChanges?: Omit<ComponentProps<typeof PriceChanges>, 'kind'>;
  notices?: ReactNode;
  children: ReactNode;
}

export function CataloguePage<K extends CatalogueKind, Fields extends FieldValues>(
  props: CataloguePageProps<K, Fields>,
) {
  const {
    form,
    list,
    sorts = text.sorts,
    isSortAlwaysShown = false,
    priceChanges,
    notices,
    children,
  } = props;
  const { open } = useOpenItem();
  const url = useUrlState();
  const labels = text.kinds[form.kind];
  return (
    <AdminPage
      title={labels.title}
      searchLabel={labels.search}
      actions={isPriced(form.kind) && <PriceChanges kind={form.kind} {...priceChanges} />}
      primary={{ label: labels.add, onPress: () => open(newItem) }}
      panel={useRowPanel(props)}
    >
      {notices}
      <CatalogueWarnings list={form.kind} />
      <FilterBar
        end={
          <div className={cx('max-wide:w-34', !isSortAlwaysShown && 'wide:hidden')}>
            <Select
              aria-label={text.sort}
              value={url.get('sort') ?? ''}
              onChange={({ target }) => url.set({ sort: target.value || null })}
              options={sorts}
            />
          </div>
        }
      >
        <FilterChips label={text.columns.state} name="status" chips={stateChips} />
      </FilterBar>
      <div aria-busy={list.isRefreshing || undefined}>{children}</div>
    </AdminPage>
  );
}

const isPriced = (kind: CatalogueKind): kind is PricedKind => kind !== 'basins';

const stateChips = chipsOf(text.all, ['active', 'inactive', 'deleted'], text.states);

function useRowPanel<K extends CatalogueKind, Fields extends FieldValues>(
  props: CataloguePageProps<K, Fields>,
): ReactNode {
  const { form, list } = props;
  const item = useOpenItem();
  const { row, panelKey, error, retry, onCreated } = useOpenRow(form.kind, item, list.rows);
  if (item.id === null) return undefined;
  if (row?.deletedAt) {
    return (
      <DeletedItemPanel
        key={item.id}
        kind={form.kind}
        item={row}
        deletedAt={row.deletedAt}
        onClose={item.close}
      />
    );
  }
  if (item.isNew || row) {
    return (
      <ItemPanel
        {...props}
        key={panelKey}
        item={row}
        onClose={item.close}
        onCreated={(saved) => {
          onCreated(saved);
          item.replaceId(saved.id);
        }}
      />
    );
  }
  return (
    <SidePanel title={error ? text.notThere : text.loading} onClose={item.close}>
      {error ? (
        <FailedState error={error} retry={retry} />
      ) : (
        <Skeletons
          loading={text.loading}
          skeletons={['h-15', 'h-15', 'h-15']}
          className="grid gap-5 px-5.5 py-5"
        />
      )}
    </SidePanel>
  );
}
