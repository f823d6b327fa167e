# Sourced by npm start, npm test and the like, before anything is installed.

# npm, Chromium and Firefox need a writable HOME.
if [ ! -w "${HOME:-/}" ]; then
  HOME="$PWD/.cache/home"
  mkdir -p "$HOME"
  export HOME
fi

if ! test -e node_modules/.package-lock.json || ! npm ls --include=dev >/dev/null 2>&1; then
  echo 'Installing the packages of package-lock.json, for a minute or two …'
  # `npm ci` refuses a lockfile that lacks packages of other platforms; this does not.
  npm install --no-save --include=dev --loglevel=error || {
    echo 'The packages are not installed. Is the registry reachable? Then start again.' >&2
    exit 1
  }
fi
