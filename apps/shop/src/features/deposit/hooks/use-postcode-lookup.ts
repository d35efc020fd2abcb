import { showToast } from '@app/ui';
import { useEffect, useRef, useState } from 'react';
import { lookUpPostcode, type LookupKind } from '../api/look-up-postcode';
import { text } from '../text';
import type { DepositForm } from './use-deposit-form';

/**
 * 'Find area' beside a postcode. A place that was found fills the address only where nothing was typed into it,
 * or what we had filled in before; nothing here ever stands in the way of typing.
 */
export function usePostcodeLookup(
  { values, enter }: Pick<DepositForm, 'values' | 'enter'>,
  kind: LookupKind,
) {
  const [isPending, setPending] = useState(false);
  /** What was found, and for which postcode. */
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
    // Another postcode was typed meanwhile: the answer is to a question nobody asks any more.
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
