/** Groups of the shell's texts that the frame, Home and Landing show; the other groups come with the other screens. */
const FIRST = ['frame', 'menu', 'home', 'landing', 'idle', 'acting', 'accounts', 'signIn', 'fresh', 'legal'];

/** A webpack loader: of a file of texts, `?first` is the groups above and `?rest` all others. */
module.exports = function partOfTexts(source) {
  const first = this.resourceQuery === '?first';
  const groups = Object.entries(JSON.parse(source)).filter(([group]) => FIRST.includes(group) === first);
  return JSON.stringify(Object.fromEntries(groups));
};

module.exports.FIRST = FIRST;
