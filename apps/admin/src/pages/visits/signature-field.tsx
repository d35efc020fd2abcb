import { Button, Field } from '@app/ui';
import { useEffect, useRef } from 'react';
import SignaturePad from 'signature_pad';
import { text } from './text';

interface SignatureFieldProps {
  error?: string;
  /** null: cleared. */
  onSigned: (signature: File | null) => void;
}

/** A finger or pen on the screen. White behind the ink, as the picture is kept as a JPEG. */
export function SignatureField({ error, onSigned }: SignatureFieldProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const pad = useRef<SignaturePad>(null);
  const report = useRef(onSigned);
  useEffect(() => {
    report.current = onSigned;
  });
  useEffect(() => {
    const element = canvas.current;
    if (!element) return;
    // As many pixels as the screen has, or the ink is blurred.
    const scale = Math.max(window.devicePixelRatio, 1);
    element.width = element.offsetWidth * scale;
    element.height = element.offsetHeight * scale;
    element.getContext('2d')?.scale(scale, scale);
    const signing = new SignaturePad(element, { backgroundColor: '#fff', penColor: '#111' });
    pad.current = signing;
    signing.addEventListener('endStroke', () =>
      element.toBlob((blob) => {
        if (blob) report.current(new File([blob], 'signature.png', { type: 'image/png' }));
      }),
    );
    return () => signing.off();
  }, []);
  return (
    <Field label={text.signature} error={error}>
      {(control) => (
        <div>
          <canvas
            {...control}
            ref={canvas}
            role="img"
            aria-label={text.signature}
            className="own-colors h-40 w-full touch-none rounded-2 border border-line-strong bg-white"
          />
          <Button
            kind="ghost"
            className="mt-1"
            onClick={() => {
              pad.current?.clear();
              onSigned(null);
            }}
          >
            {text.clear}
          </Button>
        </div>
      )}
    </Field>
  );
}
