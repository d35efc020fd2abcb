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
  const filledIn = useRef('');
  const latest = useRef({ values, enter });
  useEffect(() => {
    latest.current = { values, enter };
  });

  const find = async () => {
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
    else if (kind === 'area') setNote({ postcode, words: found.words, isArea: true });
    else {
      const { address } = latest.current.values;
      const isFree = address.trim() === '' || address === filledIn.current;
      if (isFree) {
        filledIn.current = found.words;
        latest.current.enter({ address: found.words });
      }
      const words = isFree ? text.filledIn(found.words) : text.notFilledIn(found.words);
      setNote({ postcode, words, isArea: false });
    }
  };

  return { find, isPending, note: note?.postcode === values.postcode ? note : null };
}
