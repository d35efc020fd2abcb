import type { AdminTask } from '@app/contracts';
import { Phone } from 'lucide-react';
import { Link } from 'wouter';
import { phoneAddress } from '../../lib/contact-links';
import { text } from './text';

const linkClass =
  'inline-flex min-h-11 items-center gap-1.5 font-label text-chalk hover:underline wide:min-h-8';

/** Whom to ring, and where all that belongs to a task is found. */
export const TaskLinks = ({ task }: { task: AdminTask }) => (
  <span className="num flex flex-wrap items-center gap-x-4">
    {task.phone && /\d/.test(task.phone) && (
      <a href={phoneAddress(task.phone)} className={linkClass}>
        <Phone aria-hidden className="size-3.5" strokeWidth={1.75} />
        {text.call(task.phone)}
      </a>
    )}
    {task.quotes.map(({ id, reference }) => (
      <Link key={id} href={`?item=${id}`} className={linkClass}>
        {reference}
      </Link>
    ))}
    {task.inquiry && (
      <Link href={`/inquiries?item=${task.inquiry.form}-${task.inquiry.id}`} className={linkClass}>
        {text.inquiry}
      </Link>
    )}
    {task.mailId && (
      <Link href={`/mails?item=${task.mailId}`} className={linkClass}>
        {text.mail}
      </Link>
    )}
    {task.kind === 'alert' && (
      <Link href="/system" className={linkClass}>
        {text.system}
      </Link>
    )}
    {task.kind === 'review-payment' && !task.doneAt && (
      <Link href="/money" className={linkClass}>
        {text.money}
      </Link>
    )}
  </span>
);
