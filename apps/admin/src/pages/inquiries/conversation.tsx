import {
  type AdminInquiryDetail,
  type InquiryEvent,
  inquiryReference,
  maxReplyLength,
  paths,
  replyMethods,
  type ReplyMethod,
} from '@app/contracts';
import { Button, cx } from '@app/ui';
import { MessageSquarePlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'wouter';
import { mailStateLabels, text } from '../../features/inquiries/text';
import { RequestIntent } from '../../lib/api/request-intent';
import { fieldOf, SelectField, TextField } from '../../lib/form/form-fields';
import { SendDialog } from '../../lib/form/send-dialog';
import { PanelSection } from '../../lib/page/side-panel';
import { shortTime } from '../../lib/status/short-time';
import { AnswerForm } from './answer-form';

export function Conversation({ inquiry }: { inquiry: AdminInquiryDetail }) {
  const [isEntering, setEntering] = useState(false);
  const messages = inquiry.events.filter(({ kind }) => kind === 'answer' || kind === 'reply');
  return (
    <PanelSection title={text.conversation} aside={inquiryReference(inquiry.id)}>
      {messages.length > 0 && (
        <ol aria-label={text.conversation} className="mb-4 grid gap-3">
          {messages.map((event, index) => (
            <Message key={index} event={event} name={inquiry.name} />
          ))}
        </ol>
      )}
      <AnswerForm inquiry={inquiry}>
        <Button icon={MessageSquarePlus} onClick={() => setEntering(true)}>
          {text.enterReply}
        </Button>
      </AnswerForm>
      {isEntering && <ReplyDialog inquiry={inquiry} onClose={() => setEntering(false)} />}
    </PanelSection>
  );
}

function Message({
  event: { at, kind, text: words, by, method, mail },
  name,
}: {
  event: InquiryEvent;
  name: string;
}) {
  const isOurs = kind === 'answer';
  return (
    <li
      className={cx(
        'rounded-dialog px-3.5 py-2.5 text-small',
        isOurs ? 'ml-6 bg-chalk-tint' : 'mr-6 border border-line',
      )}
    >
      <p className="flex items-baseline justify-between gap-3">
        <b className="min-w-0 font-label [overflow-wrap:anywhere]">{isOurs ? (by ?? text.staff) : name}</b>
        <time dateTime={at} className="num text-caption whitespace-nowrap text-ink-2">
          {shortTime(at)}
        </time>
      </p>
      <p className="mt-1 whitespace-pre-line [overflow-wrap:anywhere]">{words}</p>
      <p className="mt-1.5 text-caption text-ink-2">
        {mail ? (
          <Link
            href={`/mails?item=${mail.id}`}
            className={cx('hover:underline', mail.state === 'failed' ? 'text-bad' : 'text-chalk')}
          >
            {mailStateLabels[mail.state]}
          </Link>
        ) : (
          text.cameBy(method ?? 'mail', by)
        )}
      </p>
    </li>
  );
}

function ReplyDialog({ inquiry, onClose }: { inquiry: AdminInquiryDetail; onClose: () => void }) {
  const [intent] = useState(() => new RequestIntent());
  const { form: sentBy, id, name } = inquiry;
  const start: { method: ReplyMethod; text: string } = { method: 'mail', text: '' };
  return (
    <SendDialog
      title={text.replyTitle}
      description={text.replyLede(name)}
      start={start}
      send={(reply) => intent.create(paths.inquiryReplies(sentBy, id), { ...reply, text: reply.text.trim() })}
      changes={['inquiries', 'tasks']}
      sent={() => ({ title: text.replyEntered })}
      failure={text.replyFailed}
      submit={text.replySave}
      sending={text.replySaving}
      onClose={onClose}
    >
      {(form) => {
        const field = fieldOf(form, text.replyLabels);
        return (
          <>
            <SelectField
              {...field('method')}
              options={replyMethods.map((value) => ({ value, label: text.method[value] }))}
            />
            <TextField {...field('text')} isLong isRequired={text.replyMissing} maxLength={maxReplyLength} />
          </>
        );
      }}
    </SendDialog>
  );
}
