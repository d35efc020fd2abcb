import { type AdminUser, ownerAreas, type StaffRole } from '@app/contracts';

/** From the list that the permissions are tested with. */
const everythingBut = `everything except ${new Intl.ListFormat('en-GB', { type: 'disjunction' }).format(Object.values(ownerAreas))}`;

export const roleLabels: Readonly<Record<StaffRole, string>> = {
  owner: 'Owner',
  office: 'Office',
  workshop: 'Workshop',
  fitter: 'Fitter or driver',
};

export const stateLabels: Readonly<Record<AdminUser['state'], string>> = {
  invited: 'Invited',
  active: 'Active',
  disabled: 'Disabled',
};

export const text = {
  title: 'Users',
  list: 'Users',
  dimensionLabel: '0 users',
  search: 'Search users',
  all: 'All',
  you: 'you',

  name: 'Name',
  role: 'Role',
  noRole: 'No role',
  state: 'Status',
  secondFactor: 'Two-step sign-in',
  hasSecondFactor: 'On',
  noSecondFactor: 'Off',
  lastSignIn: 'Last sign-in',
  never: 'Never',
  actions: 'Actions',
  actionsFor: (name: string) => `Actions for ${name}`,

  invite: 'Invite user',
  inviteIntro: 'They get an email with a link to choose a password. Then they can sign in.',
  labels: { firstName: 'First name', email: 'Email', role: 'Role' },
  roleHint: `Owners can do everything. Office users can do ${everythingBut}. Workshop users see the board and job sheets, without prices and customer details. Fitters and drivers see their own visits, without prices.`,
  sendInvitation: 'Send invitation',
  invited: 'Invitation sent',
  invitedDetail: (email: string) => `The email to ${email} is being sent.`,
  missing: { firstName: 'Please enter a first name', email: 'Please enter a valid email' },

  inviteAgain: 'Send the invitation again',
  disable: 'Disable',
  enable: 'Enable',
  makeOwner: 'Change role to Owner',
  makeOffice: 'Change role to Office',
  makeWorkshop: 'Change role to Workshop',
  makeFitter: 'Change role to Fitter or driver',
  removeRole: 'Remove role',
  removeSecondFactor: 'Turn off two-step sign-in',

  ask: {
    disable: {
      title: (name: string) => `Disable ${name}?`,
      description: 'They are signed out everywhere and cannot sign in until they are enabled again.',
    },
    makeOwner: {
      title: (name: string) => `Change the role of ${name} to Owner?`,
      description: 'They will be able to see and change everything, including other users.',
    },
    makeOffice: {
      title: (name: string) => `Change the role of ${name} to Office?`,
      description: `They will be able to do ${everythingBut}.`,
    },
    makeWorkshop: {
      title: (name: string) => `Change the role of ${name} to Workshop?`,
      description: 'They will see the board and job sheets, without prices and customer details.',
    },
    makeFitter: {
      title: (name: string) => `Change the role of ${name} to Fitter or driver?`,
      description: 'They will see their own visits, with addresses and phone numbers, and no prices.',
    },
    removeRole: {
      title: (name: string) => `Remove the role of ${name}?`,
      description: 'They lose access to the admin panel immediately.',
    },
    removeSecondFactor: {
      title: (name: string) => `Turn off two-step sign-in for ${name}?`,
      description:
        'Only do this if they have lost their phone and recovery codes. Make sure that the request really comes from them. They can then sign in with their password only.',
    },
  },
  done: {
    inviteAgain: 'Invitation sent',
    disable: 'User disabled',
    enable: 'User enabled',
    makeOwner: 'Role changed',
    makeOffice: 'Role changed',
    makeWorkshop: 'Role changed',
    makeFitter: 'Role changed',
    removeRole: 'Role removed',
    removeSecondFactor: 'Two-step sign-in turned off',
  },
} as const;
