import { showToast } from '@app/ui';
import { useEffect, useRef, useState } from 'react';
import { lookUpPostcode, type LookupKind } from '../api/look-up-postcode';
import { text } from '../text';

export interface AddressForm {
  values: { postcode: string; address: string };
  enter: (changed: { address: string }) => void;
}

/**
 * 'Find area' beside a postcode. A found place fills the address only if it is empty or was filled in by us; the lookup
 * never blocks typing.
 */
export function usePostcodeLookup({ values, enter }: AddressForm, kind: LookupKind) {
  const [isPending, setPending] = useState(false);
  /** The result, and the postcode it belongs to. */
  const [note, setNote] = useState<{ postcode: string; message: string; isArea: boolean } | null>(null);
  const filledAddress = useRef('');
  const latest = useRef({ values, enter });
  useEffect(() => {
    latest.current = { values, enter };
  });

  const lookUp = async () => {
    const { postcode } = values;
    setNote(null);
    setPending(true);
    const result = await lookUpPostcode(postcode, kind);
    setPending(false);
    // The postcode has changed since: the result is out of date.
    if (latest.current.values.postcode !== postcode) return;
    if (result.kind === 'too-short') showToast({ ...text.invalidPostcode, tone: 'bad' });
    else if (result.kind === 'not-found') showToast({ ...text.postcodeNotFound, tone: 'bad' });
    else if (result.kind === 'failed') showToast({ ...text.lookupFailed, tone: 'bad' });
    else if (result.kind === 'nothing') setNote({ postcode, message: text.noArea, isArea: false });
    else if (kind === 'area') setNote({ postcode, message: result.place, isArea: true });
    else {
      const { address } = latest.current.values;
      const mayReplaceAddress = address.trim() === '' || address === filledAddress.current;
      if (mayReplaceAddress) {
        filledAddress.current = result.place;
        latest.current.enter({ address: result.place });
      }
      const message = mayReplaceAddress ? text.addressFilled(result.place) : text.addressKept(result.place);
      setNote({ postcode, message, isArea: false });
    }
  };

  return { find: lookUp, isPending, note: note?.postcode === values.postcode ? note : null };
}
