/** A name and two fields: below each other, or in one row if there is room. */
export const layoutRow =
  'grid grid-cols-2 items-end gap-x-3 gap-y-2 @xl:grid-cols-[minmax(0,1fr)_minmax(0,11rem)_minmax(0,11rem)]';
