import { isEmail, maxEmailLength, paths, staffRoles, toOneLine } from '@app/contracts';
import { apiMutation } from '@app/web-client';
import { apiText } from '../../lib/api';
import { FormDialog, SelectField, TextField } from '../../lib/form';
import { roleLabels, text } from './text';

const maxFirstNameLength = 80;

export const InviteDialog = ({ onClose }: { onClose: () => void }) => (
  <FormDialog
    title={text.invite}
    description={text.inviteIntro}
    defaultValues={{ firstName: '', email: '', role: 'office' }}
    mutationFn={({ firstName, email, role }) =>
      apiMutation('POST', paths.adminUsers, {
        firstName: firstName.trim(),
        email: email.trim(),
        isAdmin: true,
        role,
      })
    }
    invalidates={['users']}
    successToast={({ email }) => ({ title: text.invited, description: text.invitedDetail(email.trim()) })}
    failure={apiText.createFailed}
    submitLabel={text.sendInvitation}
    isNarrow
    labels={text.labels}
    onClose={onClose}
  >
    {(_, field) => (
      <>
        <TextField
          {...field('firstName')}
          requiredMessage={text.missing.firstName}
          maxLength={maxFirstNameLength}
        />
        <TextField
          {...field('email')}
          type="email"
          requiredMessage={text.missing.email}
          validate={(email) => (isEmail(toOneLine(email)) ? undefined : text.missing.email)}
          maxLength={maxEmailLength}
        />
        <SelectField
          {...field('role')}
          hint={text.roleHint}
          options={staffRoles.map((role) => ({ value: role, label: roleLabels[role] }))}
        />
      </>
    )}
  </FormDialog>
);
