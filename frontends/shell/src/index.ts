import './site';
import './bootstrap';
