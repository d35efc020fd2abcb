import type { UiStates } from '../testing';
import { ErrorSummary } from './error-summary';

const fields = ['Company name', 'Contact name', 'Email'].map((label) => ({
  id: label,
  label,
  message: `Please enter the ${label.toLowerCase()}`,
}));
/** As in a form: the summary's heading is below the form's, its links lead to the fields. */
const Form = ({ problems }: { problems: typeof fields }) => (
  <>
    <h2>Trade Inquiry Form</h2>
    <ErrorSummary problems={problems} />
    <div className="column">
      {problems.map(({ id, label }) => (
        <label key={id}>
          {label} <input id={id} className="border border-line-strong" />
        </label>
      ))}
    </div>
  </>
);

export const states: UiStates = {
  title: 'Error summary',
  states: {
    'one field': { view: () => <Form problems={fields.slice(0, 1)} /> },
    'several fields': { view: () => <Form problems={fields} /> },
    'long text': {
      view: () => (
        <Form
          problems={fields.map((field) => ({
            ...field,
            message: 'It may have 2000 characters at most; a schedule can follow by email. '.repeat(3),
          }))}
        />
      ),
    },
  },
};
