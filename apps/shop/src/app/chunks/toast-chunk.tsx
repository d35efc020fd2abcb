import { ToastHost } from '@app/ui';

export const PageToastHost = () => <ToastHost />;
