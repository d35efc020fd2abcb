// Stand-alone start. Nothing but this import: shared packages have to be settled before anything uses them.
void import('./bootstrap');
