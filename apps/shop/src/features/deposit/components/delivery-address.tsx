import { Button } from '@app/ui';
import { FormField } from '../../../lib/form/form-field';
import type { BoundField } from '../../../lib/form/use-shop-form';
import type { LookupKind } from '../api/look-up-postcode';
import { type AddressForm, usePostcodeLookup } from '../hooks/use-postcode-lookup';
import { text } from '../text';

interface DeliveryAddressProps {
  form: AddressForm & { field: (name: 'postcode' | 'address') => BoundField };
  lookup: LookupKind;
}

/** Postcode with its lookup, and address. */
export function DeliveryAddress({ form, lookup }: DeliveryAddressProps) {
  const { find, isPending, note } = usePostcodeLookup(form, lookup);
  return (
    <div className="mt-4 grid grid-cols-1 gap-4">
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2.5">
        <FormField
          field={form.field('postcode')}
          autoComplete="postal-code"
          autoCapitalize="characters"
          className="num"
          onKeyDown={(event) => {
            // Enter here looks up the postcode instead of submitting the payment.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            if (!isPending) void find();
          }}
        />
        <Button kind="quiet" isPending={isPending} onClick={() => void find()} className="h-13 px-4">
          {isPending ? text.finding : text.findArea}
        </Button>
      </div>
      <p role="status" className="num text-small text-ink-2 empty:hidden">
        {note && (
          <>
            {note.isArea && <span className="font-label text-ink">{text.area}: </span>}
            {note.message}
          </>
        )}
      </p>
      <FormField field={form.field('address')} autoComplete="street-address" />
    </div>
  );
}
