import { type BasinTemplateResponse, paths, type UploadBasinTemplateRequest } from '@app/contracts';
import { Button, buttonClass } from '@app/ui';
import { apiMutation } from '@app/web-client';
import { FileText, Trash2, Upload } from 'lucide-react';
import { useAdminMutation } from '../../lib/api';
import { FileButton } from '../../lib/controls';
import { basinText as text } from './text';

/** Uploads the PDF immediately; the basin refers to it once the form is saved. */
export function TemplateField({
  template,
  error,
  onChange,
}: {
  template: string | null;
  error: string | undefined;
  onChange: (template: string | null) => void;
}) {
  const uploading = useAdminMutation({
    invalidates: [],
    mutationFn: async (file: File) => {
      const request: UploadBasinTemplateRequest = { pdf: await base64Of(file) };
      return apiMutation<BasinTemplateResponse>('POST', paths.basinTemplates, request);
    },
    failure: text.uploadFailed,
    onSuccess: (saved) => onChange(saved.template),
  });
  const uploadLabel = template ? text.replace : text.upload;
  return (
    <div role="group" aria-label={text.template}>
      <p className="text-label font-label">{text.template}</p>
      {error && <p className="text-small font-label text-bad">{error}</p>}
      <div className="mt-1 flex flex-wrap items-center gap-2">
        {template && (
          <a href={template} download className={buttonClass({ kind: 'ghost', size: 'small' })}>
            <FileText className="size-4" strokeWidth={1.5} />
            {text.download}
          </a>
        )}
        <FileButton
          size="small"
          icon={Upload}
          accept="application/pdf"
          label={text.template}
          isPending={uploading.isPending}
          onFile={(file) => uploading.mutate(file)}
        >
          {uploading.isPending ? text.uploading : uploadLabel}
        </FileButton>
        {template && (
          <Button size="small" kind="ghost" icon={Trash2} onClick={() => onChange(null)}>
            {text.remove}
          </Button>
        )}
      </div>
      <p className="mt-2 text-caption text-ink-3">{text.templateHint}</p>
    </div>
  );
}

const base64Of = (file: File) =>
  new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result.replace(/^.*,/, '') : '');
    reader.onerror = () => reject(new Error(text.uploadFailed));
    reader.readAsDataURL(file);
  });
