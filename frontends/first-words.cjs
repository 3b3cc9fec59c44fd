/** Groups of the shell's texts that the frame, Home and Landing show; the other groups come with the other screens. */
const FIRST = ['frame', 'menu', 'home', 'landing', 'idle', 'acting', 'accounts', 'signIn', 'legal'];

/** Groups of the kit's texts that come with pieces loaded on demand. */
const KIT_LATER = ['calendar', 'desk', 'grid', 'hours', 'pictures', 'quote', 'scanner'];

/** Returns true if a group of a file of texts is loaded at the first visit. */
const isFirst = (file, group) => (/web-kit/.test(file) ? !KIT_LATER.includes(group) : FIRST.includes(group));

/** A webpack loader: of a file of texts, `?first` is what a first visit shows and `?rest` all else. */
module.exports = function partOfTexts(source) {
  const first = this.resourceQuery === '?first';
  const groups = Object.entries(JSON.parse(source)).filter(
    ([group]) => isFirst(this.resourcePath, group) === first,
  );
  return JSON.stringify(Object.fromEntries(groups));
};

module.exports.FIRST = FIRST;
