import { showToast } from '@app/ui';
import { useEffect, useRef, useState } from 'react';
import { lookUpPostcode, type LookupKind } from '../api/look-up-postcode';
import { text } from '../text';
import type { DepositForm } from './use-deposit-form';

/**
 * 'Find area' beside a postcode. A found place fills the address only if it is empty or was filled in by us; the lookup
 * never blocks typing.
 */
export function usePostcodeLookup(
  { values, enter }: Pick<DepositForm, 'values' | 'enter'>,
  kind: LookupKind,
) {
  const [isPending, setPending] = useState(false);
  /** The result, and the postcode it belongs to. */
  const [note, setNote] = useState<{ postcode: string; words: string; isArea: boolean } | null>(null);
  const filledAddress = useRef('');
  const latest = useRef({ values, enter });
  useEffect(() => {
    latest.current = { values, enter };
  });

  const lookUp = async () => {
    const { postcode } = values;
    setNote(null);
    setPending(true);
    const found = await lookUpPostcode(postcode, kind);
    setPending(false);
    // The postcode has changed since: the answer is out of date.
    if (latest.current.values.postcode !== postcode) return;
    if (found.kind === 'too-short') showToast({ ...text.invalidPostcode, tone: 'bad' });
    else if (found.kind === 'not-found') showToast({ ...text.postcodeNotFound, tone: 'bad' });
    else if (found.kind === 'failed') showToast({ ...text.lookupFailed, tone: 'bad' });
    else if (found.kind === 'nothing') setNote({ postcode, words: text.noArea, isArea: false });
    else if (kind === 'area') setNote({ postcode, words: found.place, isArea: true });
    else {
      const { address } = latest.current.values;
      const mayReplaceAddress = address.trim() === '' || address === filledAddress.current;
      if (mayReplaceAddress) {
        filledAddress.current = found.place;
        latest.current.enter({ address: found.place });
      }
      const words = mayReplaceAddress ? text.addressFilled(found.place) : text.addressKept(found.place);
      setNote({ postcode, words, isArea: false });
    }
  };

  return { find: lookUp, isPending, note: note?.postcode === values.postcode ? note : null };
}
