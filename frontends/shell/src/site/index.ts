// What browsers and home screens ask for by its name: the build lays it at the root of the site. The page links to it.
import './app.webmanifest';
import './favicon.svg';
import './icon-180.png';
import './icon-192.png';
import './icon-512.png';
