import { MenuItem } from '@app/ui';
import type { LucideIcon } from 'lucide-react';

interface IconMenuItemProps {
  icon: LucideIcon;
  label: string;
  onChoose: () => void;
}

export const IconMenuItem = ({ icon: Icon, label, onChoose }: IconMenuItemProps) => (
  <MenuItem onChoose={onChoose}>
    <Icon className="size-4" strokeWidth={1.75} />
    {label}
  </MenuItem>
);
