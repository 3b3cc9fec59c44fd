import './site';

// Federation needs a moment to settle who provides what; everything else waits behind this import.
void import('./bootstrap');
