import { useMutation } from '@tanstack/react-query';
import { saveQuote } from '../../../lib/basket/save-quote';

export const useSaveQuote = () => useMutation({ mutationFn: saveQuote });
