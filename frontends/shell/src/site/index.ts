// Files that browsers and home screens request by name. The build emits them at the root of the site, and the page
// links to them.
import './app.webmanifest';
import './favicon.svg';
import './icon-180.png';
import './icon-192.png';
import './icon-512.png';
