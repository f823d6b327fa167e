# Sourced by npm start, npm test and others, before anything is installed.

case "$PWD" in
  *[#%?]*)
    echo "Vite cannot build in a folder with '#', '%' or '?' in its path: $PWD. Rename the folder, or move the project." >&2
    exit 1
    ;;
esac

# npm and the browsers need a writable HOME.
if [ ! -w "${HOME:-/}" ]; then
  HOME="$PWD/.cache/home"
  mkdir -p "$HOME"
  export HOME
fi

export WRANGLER_SEND_METRICS=false

if ! test -e node_modules/.package-lock.json || ! npm ls --include=dev >/dev/null 2>&1; then
  echo 'Installing the packages of package-lock.json, for a minute or two …'
  npm ci --include=dev --loglevel=error || {
    echo 'The packages are not installed; npm says why above. Is the registry reachable?' >&2
    exit 1
  }
fi
