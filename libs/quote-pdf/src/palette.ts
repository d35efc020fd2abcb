export const palette = {
  ink: '#1B1D1C',
  ink2: '#474A47',
  ink3: '#62655F',
  line: '#DCDCD5',
  chalk: '#2448A0',
  warn: '#7A4E00',
  warnTint: '#FBF0D9',
  bad: '#9B1C1C',
  badTint: '#FBEAE8',
  hatch: '#9C9D96',
  white: '#FFFFFF',
  /** Background of plans in mails. */
  plan: '#EFF0EC',
  opening: '#FBFBF9',
  sunken: '#EDEDE8',
  agreedBackground: '#F4F4F0',
} as const;
